ALTER TABLE "issuers" ADD COLUMN "sender_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "issuers_sender" ON "issuers" USING btree ("sender_hash") WHERE sender_hash <> '';