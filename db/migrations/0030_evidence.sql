ALTER TABLE "badges" ADD COLUMN "evidence_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "evidence_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "evidence_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "evidence_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "evidence_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "evidence_text" text DEFAULT '' NOT NULL;