CREATE TABLE "channel_readers" (
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"seen_at" timestamp with time zone,
	"muted_at" timestamp with time zone,
	CONSTRAINT "channel_readers_issuer_id_holder_id_pk" PRIMARY KEY("issuer_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_reactions" (
	"post_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_reactions_post_id_holder_id_emoji_pk" PRIMARY KEY("post_id","holder_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"post_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "post_reports_post_id_holder_id_pk" PRIMARY KEY("post_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"issuer_id" text NOT NULL,
	"text" text NOT NULL,
	"image_cid" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reaction_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"emoji" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_from" text DEFAULT '' NOT NULL,
	"unread_by_community" integer DEFAULT 0 NOT NULL,
	"unread_by_member" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"conversation_id" text NOT NULL,
	"from" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"image_cid" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nameless_authors" (
	"issuer_id" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "nameless_authors_issuer_id_email_pk" PRIMARY KEY("issuer_id","email")
);
--> statement-breakpoint
CREATE TABLE "digest_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone
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
CREATE TABLE "push_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"holder_id" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_holder_id" text DEFAULT '' NOT NULL,
	"done_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	CONSTRAINT "push_subscriptions_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE INDEX "channel_readers_holder" ON "channel_readers" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "post_counts_issuer" ON "post_counts" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "post_reactions_holder" ON "post_reactions" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_published" ON "posts" USING btree ("issuer_id","published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("publish_at") WHERE published_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_written" ON "posts" USING btree ("issuer_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_image" ON "posts" USING btree ("image_cid") WHERE image_cid <> '';--> statement-breakpoint
CREATE INDEX "reaction_counts_post" ON "reaction_counts" USING btree ("post_id","emoji");--> statement-breakpoint
CREATE INDEX "seen_counts_post" ON "seen_counts" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("issuer_id","holder_id");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("issuer_id",(unread_by_community > 0),"last_at","id") WHERE last_from <> '';--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree ("issuer_id") WHERE unread_by_community > 0;--> statement-breakpoint
CREATE INDEX "conversations_needs_reply" ON "conversations" USING btree ("issuer_id") WHERE last_from = 'member' and done_at is null and blocked_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "conversations_holder" ON "conversations" USING btree ("holder_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_mail_due" ON "conversations" USING btree ("mail_due_at") WHERE mail_due_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_closed" ON "conversations" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("conversation_id","number") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "messages_image" ON "messages" USING btree ("image_cid") WHERE image_cid <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "digest_mails_holder" ON "digest_mails" USING btree ("holder_id","due_at");--> statement-breakpoint
CREATE INDEX "digest_mails_waiting" ON "digest_mails" USING btree ("due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "digest_mails_ended" ON "digest_mails" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "digest_settings_next" ON "digest_settings" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "push_messages_issuer" ON "push_messages" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "push_messages_created" ON "push_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_holder" ON "push_subscriptions" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE FUNCTION count_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into reaction_counts (post_id, emoji, delta)
      select post_id, emoji, count(*) from new_reactions group by 1, 2;
  else
    insert into reaction_counts (post_id, emoji, delta)
      select post_id, emoji, -count(*) from old_reactions group by 1, 2;
  end if;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "reactions_counted_new" AFTER INSERT ON "post_reactions" REFERENCING NEW TABLE AS new_reactions FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();--> statement-breakpoint
CREATE TRIGGER "reactions_counted_end" AFTER DELETE ON "post_reactions" REFERENCING OLD TABLE AS old_reactions FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();
