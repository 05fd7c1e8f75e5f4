CREATE TABLE "claim_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"network" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"code_hash" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "network_places" (
	"claim_id" text NOT NULL,
	"network" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "network_places_claim_id_network_pk" PRIMARY KEY("claim_id","network")
);
--> statement-breakpoint
CREATE TABLE "recipient_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"name" text NOT NULL,
	"emails" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_places" (
	"template_id" text PRIMARY KEY NOT NULL,
	"reserved" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text DEFAULT '' NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "members_issuer_id_holder_id_pk" PRIMARY KEY("issuer_id","holder_id")
);
--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "option_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "option_seat" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "option_section" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "template_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "option_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "option_seat" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "option_section" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "link_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "reserved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "confirms_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "mail_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "network_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "claim_entries_end" ON "claim_entries" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_entries_email" ON "claim_entries" USING btree ("claim_id","email") WHERE used_at is not null and email <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_lists_name" ON "recipient_lists" USING btree ("issuer_id","name");--> statement-breakpoint
CREATE INDEX "api_keys_issuer" ON "api_keys" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "members_holder" ON "members" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "claims_links" ON "claims" USING btree ("template_id","created_at") WHERE did_limit <> 1;--> statement-breakpoint
CREATE INDEX "claims_of_link" ON "claims" USING btree ("link_id") WHERE link_id <> '';--> statement-breakpoint
INSERT INTO "template_places" ("template_id", "reserved") SELECT "template_id", sum(CASE WHEN "did_limit" = 1 THEN 1 ELSE "taken" END) FROM "claims" WHERE "revoked_at" IS NULL OR "taken" > 0 GROUP BY "template_id";
