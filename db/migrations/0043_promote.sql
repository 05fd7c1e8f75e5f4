CREATE TABLE "email_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"email" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issuer_verifications" (
	"issuer_id" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "issuer_verifications_issuer_id_type_value_pk" PRIMARY KEY("issuer_id","type","value")
);
--> statement-breakpoint
CREATE TABLE "promote_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"profile" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "promotion_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "is_platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "issuers_platform" ON "issuers" USING btree ("is_platform") WHERE is_platform;--> statement-breakpoint
CREATE INDEX "issuers_promoted" ON "issuers" USING btree ("promoted_at") WHERE promoted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_codes_address" ON "email_codes" USING btree ("issuer_id","email");--> statement-breakpoint
CREATE INDEX "email_codes_email" ON "email_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_codes_expires" ON "email_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "issuer_verifications_due" ON "issuer_verifications" USING btree ("checked_at") WHERE type = 'domain' and ended_at is null;--> statement-breakpoint
CREATE INDEX "issuer_verifications_value" ON "issuer_verifications" USING btree ("value");--> statement-breakpoint
CREATE UNIQUE INDEX "promote_requests_open" ON "promote_requests" USING btree ("issuer_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "promote_requests_issuer" ON "promote_requests" USING btree ("issuer_id","created_at");--> statement-breakpoint
CREATE INDEX "promote_requests_email" ON "promote_requests" USING btree ("email");
