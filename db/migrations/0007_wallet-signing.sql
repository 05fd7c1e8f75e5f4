CREATE TABLE "confirmations" (
	"operation_id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"issuer_id" text,
	"session_id" text NOT NULL,
	"signer" text NOT NULL,
	"documents" jsonb NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_presence" (
	"did" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"number" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"signup" boolean NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"did" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"handed_out_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "did" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "confirmations_signer" ON "confirmations" USING btree ("signer","created_at");--> statement-breakpoint
CREATE INDEX "confirmations_deadline" ON "confirmations" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expires" ON "sign_in_challenges" USING btree ("expires_at");