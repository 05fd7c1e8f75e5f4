DROP INDEX "claims_address";
--> statement-breakpoint
DROP INDEX "claims_email";
--> statement-breakpoint
DROP INDEX "claims_mail";
--> statement-breakpoint
CREATE INDEX "claims_email" ON "claims" USING btree ("template_id","email" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "claims_mail" ON "claims" USING btree ("leased_until") WHERE delivery in ('queued', 'sending');
