CREATE TABLE "address_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"session_id" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"undo_hash" text DEFAULT '' NOT NULL,
	"undo_until" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "folder_mails" (
	"folder_id" text NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "folder_mails_folder_id_day_pk" PRIMARY KEY("folder_id","day")
);
--> statement-breakpoint
CREATE TABLE "folder_people" (
	"folder_id" text NOT NULL,
	"email" text NOT NULL,
	"issuer_id" text NOT NULL,
	"rights" text NOT NULL,
	"until" date,
	CONSTRAINT "folder_people_folder_id_email_pk" PRIMARY KEY("folder_id","email")
);
--> statement-breakpoint
CREATE TABLE "folder_templates" (
	"folder_id" text NOT NULL,
	"template_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	CONSTRAINT "folder_templates_folder_id_template_id_pk" PRIMARY KEY("folder_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"name" text NOT NULL,
	"sees_addresses" boolean DEFAULT true NOT NULL,
	"mails_a_day" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "folders_of_issuer" UNIQUE("issuer_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"community_name" text DEFAULT '' NOT NULL,
	"invited_by" text NOT NULL,
	"inviter_name" text NOT NULL,
	"language" text NOT NULL,
	"link_id" text DEFAULT '' NOT NULL,
	"sends" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main_admin_replacements" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"email" text NOT NULL,
	"stop_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "main_admin_replacements_stop_hash_unique" UNIQUE("stop_hash")
);
--> statement-breakpoint
CREATE TABLE "team_people" (
	"issuer_id" text NOT NULL,
	"email" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"registration_date" timestamp with time zone,
	"last_connection_at" timestamp with time zone,
	CONSTRAINT "team_people_issuer_id_email_pk" PRIMARY KEY("issuer_id","email")
);
--> statement-breakpoint
DROP INDEX "recipient_lists_name";--> statement-breakpoint
ALTER TABLE "issuer_admins" ADD COLUMN "last_connection_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipient_lists" ADD COLUMN "owner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "folder_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_mails" ADD CONSTRAINT "folder_mails_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_people" ADD CONSTRAINT "folder_people_issuer_id_folder_id_folders_issuer_id_id_fk" FOREIGN KEY ("issuer_id","folder_id") REFERENCES "public"."folders"("issuer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_people" ADD CONSTRAINT "folder_people_issuer_id_email_team_people_issuer_id_email_fk" FOREIGN KEY ("issuer_id","email") REFERENCES "public"."team_people"("issuer_id","email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_templates" ADD CONSTRAINT "folder_templates_issuer_id_folder_id_folders_issuer_id_id_fk" FOREIGN KEY ("issuer_id","folder_id") REFERENCES "public"."folders"("issuer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_admin_replacements" ADD CONSTRAINT "main_admin_replacements_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_people" ADD CONSTRAINT "team_people_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_issuer" ON "address_changes" USING btree ("issuer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_undo" ON "address_changes" USING btree ("undo_hash") WHERE undo_hash <> '';--> statement-breakpoint
CREATE INDEX "folder_people_email" ON "folder_people" USING btree ("issuer_id","email");--> statement-breakpoint
CREATE INDEX "folder_templates_template" ON "folder_templates" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "folder_templates_issuer" ON "folder_templates" USING btree ("issuer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name" ON "folders" USING btree ("issuer_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("issuer_id","kind","email") WHERE accepted_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_link" ON "invitations" USING btree ("link_id") WHERE link_id <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "main_admin_replacements_open" ON "main_admin_replacements" USING btree ("issuer_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "main_admin_replacements_due" ON "main_admin_replacements" USING btree ("due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "team_people_email" ON "team_people" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "issuer_admins_main" ON "issuer_admins" USING btree ("issuer_id") WHERE main_admin;--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_lists_name" ON "recipient_lists" USING btree ("issuer_id","owner","name");