ALTER TABLE "issuers" ADD COLUMN "has_public_page" boolean DEFAULT true NOT NULL;
