ALTER TABLE "issuers" ADD COLUMN "promoted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "mail_limit_24h" integer;