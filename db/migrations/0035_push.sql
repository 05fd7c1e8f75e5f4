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
CREATE INDEX "push_messages_issuer" ON "push_messages" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "push_messages_created" ON "push_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_holder" ON "push_subscriptions" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");