CREATE TABLE "scoped_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"template_ids" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"secret_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"old_hash" text DEFAULT '' NOT NULL,
	"old_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_call" text DEFAULT '' NOT NULL,
	"last_network" text DEFAULT '' NOT NULL,
	"unused_mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "own_key_uses" (
	"key_id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"call" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scoped_keys_issuer" ON "scoped_keys" USING btree ("issuer_id","created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "scoped_keys_maker" ON "scoped_keys" USING btree ("created_by");
