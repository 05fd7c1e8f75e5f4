CREATE TABLE "member_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"status" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "via" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "via" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "holder_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "joined_parent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "sub_limit" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sort_name" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "badge_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "member_counts_issuer" ON "member_counts" USING btree ("issuer_id","status");--> statement-breakpoint
CREATE INDEX "claims_holder" ON "claims" USING btree ("holder_id","created_at") WHERE holder_id <> '';--> statement-breakpoint
CREATE INDEX "issuers_parent" ON "issuers" USING btree ("parent_id","joined_parent_at","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "audit_via" ON "audit" USING btree ("issuer_id","subject_id") WHERE via <> '';--> statement-breakpoint
CREATE INDEX "issuers_deletion_due" ON "issuers" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;--> statement-breakpoint
CREATE INDEX "members_newest" ON "members" USING btree ("issuer_id","since","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("issuer_id","sort_name","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_points" ON "members" USING btree ("issuer_id","points","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_badges" ON "members" USING btree ("issuer_id","badge_count","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_suspended" ON "members" USING btree ("issuer_id","since","holder_id") WHERE ended_at is null and suspended_at is not null;--> statement-breakpoint
CREATE INDEX "members_left" ON "members" USING btree ("issuer_id","since","holder_id") WHERE ended_at is not null;