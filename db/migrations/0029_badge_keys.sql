CREATE TABLE "badge_keys" (
	"did" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_keys_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE INDEX "badge_keys_holder" ON "badge_keys" USING btree ("holder_id");