ALTER TABLE "badges" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "suspended_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "status_lists" ADD COLUMN "suspended_bits" "bytea";--> statement-breakpoint
ALTER TABLE "status_lists" ADD COLUMN "signed_suspension" jsonb;--> statement-breakpoint
ALTER TABLE "status_lists" ADD COLUMN "signed_suspension_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "suspended_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "asks_code" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;