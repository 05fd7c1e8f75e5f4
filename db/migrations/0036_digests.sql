CREATE TABLE "digest_mails" (
	"holder_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"id" text NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "digest_mails_holder_id_due_at_pk" PRIMARY KEY("holder_id","due_at")
);
--> statement-breakpoint
CREATE TABLE "digest_settings" (
	"holder_id" text PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"time_zone" text NOT NULL,
	"next_at" timestamp with time zone,
	"covered_to" timestamp with time zone,
	"is_refused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "conversations_latest";--> statement-breakpoint
DROP INDEX "conversations_unread";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "last_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "last_from" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "digest_mails_waiting" ON "digest_mails" USING btree ("due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "digest_mails_ended" ON "digest_mails" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "digest_settings_next" ON "digest_settings" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_needs_reply" ON "conversations" USING btree ("issuer_id") WHERE last_from = 'member' and done_at is null and blocked_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("conversation_id","number") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("issuer_id",(unread_by_community > 0),"last_at","id") WHERE last_from <> '';--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree ("issuer_id") WHERE unread_by_community > 0;--> statement-breakpoint
ALTER TABLE "conversations" DROP COLUMN "read_by_community";--> statement-breakpoint
ALTER TABLE "conversations" DROP COLUMN "read_by_member";