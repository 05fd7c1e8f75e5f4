CREATE TABLE "gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"giver_id" text NOT NULL,
	"recipient_id" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"claim_id" text DEFAULT '' NOT NULL,
	"badge_id" text DEFAULT '' NOT NULL,
	"sentence" text NOT NULL,
	"account" text NOT NULL,
	"signed_for" text NOT NULL,
	"signed_until" bigint NOT NULL,
	"signature" text NOT NULL,
	"press" text NOT NULL,
	"state" text NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "gifts_press_unique" UNIQUE("press")
);
--> statement-breakpoint
CREATE TABLE "giving_blocks" (
	"holder_id" text NOT NULL,
	"giver_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "giving_blocks_holder_id_giver_id_pk" PRIMARY KEY("holder_id","giver_id")
);
--> statement-breakpoint
CREATE TABLE "giving_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "giving_settings" (
	"template_id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"is_on" boolean NOT NULL,
	"givers" text NOT NULL,
	"holder_template_ids" text[] DEFAULT '{}' NOT NULL,
	"per_week" integer NOT NULL,
	"pair_days" integer NOT NULL,
	"reviews_first" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_members" (
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	CONSTRAINT "shown_members_issuer_id_holder_id_pk" PRIMARY KEY("issuer_id","holder_id")
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "giver_did" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "giver_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "gifts_giver" ON "gifts" USING btree ("giver_id","created_at","id");--> statement-breakpoint
CREATE INDEX "gifts_recipient" ON "gifts" USING btree ("recipient_id","created_at") WHERE recipient_id <> '';--> statement-breakpoint
CREATE INDEX "gifts_email" ON "gifts" USING btree ("email","created_at") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "gifts_template" ON "gifts" USING btree ("template_id","created_at","id");--> statement-breakpoint
CREATE INDEX "gifts_review" ON "gifts" USING btree ("template_id","created_at","id") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "gifts_marked" ON "gifts" USING btree ("template_id","created_at","id") WHERE mark <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_claim" ON "gifts" USING btree ("claim_id") WHERE claim_id <> '';--> statement-breakpoint
CREATE INDEX "gifts_badge" ON "gifts" USING btree ("badge_id") WHERE badge_id <> '';--> statement-breakpoint
CREATE INDEX "gifts_ring" ON "gifts" USING btree ("issuer_id","giver_id","claimed_at","recipient_id") WHERE state = 'claimed';--> statement-breakpoint
CREATE INDEX "giving_blocks_giver" ON "giving_blocks" USING btree ("giver_id");--> statement-breakpoint
CREATE INDEX "giving_codes_holder" ON "giving_codes" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "giving_settings_issuer" ON "giving_settings" USING btree ("issuer_id") WHERE is_on;--> statement-breakpoint
CREATE INDEX "shown_members_holder" ON "shown_members" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "claims_giver" ON "claims" USING btree ("giver_did") WHERE giver_did <> '';