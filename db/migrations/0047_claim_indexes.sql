-- The new ones first, under other names: reads go on while they are built, and the exclusive locks are short.
CREATE INDEX "claims_email_next" ON "claims" USING btree ("template_id","email" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "claims_mail_next" ON "claims" USING btree ("leased_until") WHERE delivery in ('queued', 'sending');
--> statement-breakpoint
DROP INDEX "claims_address";
--> statement-breakpoint
DROP INDEX "claims_email";
--> statement-breakpoint
DROP INDEX "claims_mail";
--> statement-breakpoint
ALTER INDEX "claims_email_next" RENAME TO "claims_email";
--> statement-breakpoint
ALTER INDEX "claims_mail_next" RENAME TO "claims_mail";
