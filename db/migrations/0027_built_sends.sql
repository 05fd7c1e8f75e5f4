CREATE TABLE "built_sends" (
	"key_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"send_id" text NOT NULL,
	"link_ids" text[] NOT NULL,
	"undo_until" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "built_sends_key_id_key_pk" PRIMARY KEY("key_id","key")
);
--> statement-breakpoint
CREATE INDEX "built_sends_created" ON "built_sends" USING btree ("created_at");