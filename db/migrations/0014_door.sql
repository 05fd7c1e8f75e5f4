CREATE TABLE "check_ins" (
	"badge_id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"steward_id" text DEFAULT '' NOT NULL,
	"given_template_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "door_settings" (
	"template_id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"allows_still" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stewards" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_devices" (
	"badge_id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "check_ins_template" ON "check_ins" USING btree ("template_id","at");--> statement-breakpoint
CREATE INDEX "stewards_template" ON "stewards" USING btree ("template_id");