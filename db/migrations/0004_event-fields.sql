ALTER TABLE "templates" ADD COLUMN "hex_color_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "start_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "end_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "time_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "option_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "option_seat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "option_section" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "templates_ends" ON "templates" USING btree ("issuer_id","category","end_date");