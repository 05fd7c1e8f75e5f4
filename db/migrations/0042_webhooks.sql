CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"with_addresses" boolean DEFAULT false NOT NULL,
	"secret_id" text NOT NULL,
	"last_four" text NOT NULL,
	"old_secret_id" text DEFAULT '' NOT NULL,
	"old_until" timestamp with time zone,
	"off_reason" text DEFAULT '' NOT NULL,
	"failing_since" timestamp with time zone,
	"failing_status" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"is_replay" boolean DEFAULT false NOT NULL,
	"resume_at" timestamp with time zone,
	"body" text,
	"holder_id" text DEFAULT '' NOT NULL,
	"last_status" integer DEFAULT 0 NOT NULL,
	"last_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_tries" (
	"message_id" text NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer NOT NULL,
	"ms" integer NOT NULL,
	"content_type" text NOT NULL,
	"response" text NOT NULL,
	"problem" text NOT NULL,
	"is_replay" boolean NOT NULL,
	CONSTRAINT "webhook_tries_message_id_n_pk" PRIMARY KEY("message_id","n")
);
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_issuer" ON "webhook_endpoints" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "webhook_messages_log" ON "webhook_messages" USING btree ("endpoint_id","at","id","state");--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("endpoint_id","next_at","id") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_messages_holder" ON "webhook_messages" USING btree ("holder_id") WHERE holder_id <> '';
