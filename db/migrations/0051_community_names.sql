CREATE TABLE "community_names" (
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"given_name" text DEFAULT '' NOT NULL,
	"listed_name" text DEFAULT '' NOT NULL,
	"listed_email" text DEFAULT '' NOT NULL,
	CONSTRAINT "community_names_issuer_id_holder_id_pk" PRIMARY KEY("issuer_id","holder_id")
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "shows_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "given_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_entries" ADD COLUMN "given_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "other_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "community_names_holder" ON "community_names" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "community_names_email" ON "community_names" USING btree ("issuer_id","listed_email" text_pattern_ops) WHERE listed_email <> '';--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_member() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    delete from member_names where issuer_id = old.issuer_id and holder_id = old.holder_id;
  end if;
  if tg_op <> 'DELETE' and new.sort_name <> '' then
    insert into member_names (issuer_id, holder_id, sort_name)
      values (new.issuer_id, new.holder_id, rtrim(new.sort_name || chr(10) || new.other_names, chr(10)));
  end if;
  return null;
end
$$;--> statement-breakpoint
DROP TRIGGER "members_named_change" ON "members";--> statement-breakpoint
CREATE TRIGGER "members_named_change" AFTER UPDATE OF sort_name, other_names ON "members" FOR EACH ROW WHEN (old.sort_name IS DISTINCT FROM new.sort_name OR old.other_names IS DISTINCT FROM new.other_names) EXECUTE FUNCTION name_member();--> statement-breakpoint
INSERT INTO "community_names" (issuer_id, holder_id, listed_name, listed_email)
  SELECT DISTINCT ON (b.issuer_id, b.holder_id) b.issuer_id, b.holder_id,
    CASE WHEN length(c.option_name) <= 100 AND position('@' in c.option_name) = 0 AND position('://' in c.option_name) = 0
      THEN trim(c.option_name) ELSE '' END, c.email
  FROM "badges" b JOIN "claims" c ON c.id = b.claim_id
  WHERE c.did_limit = 1 AND c.giver_did = '' AND (c.email <> '' OR c.option_name <> '')
    AND (c.email = '' OR EXISTS (SELECT FROM "holder_addresses" a WHERE a.holder_id = b.holder_id AND a.email = c.email))
  ORDER BY b.issuer_id, b.holder_id, (c.option_name = ''), b.issued_at DESC;--> statement-breakpoint
UPDATE "members" m SET
    name = CASE WHEN m.name = '' THEN n.listed_name ELSE m.name END,
    sort_name = CASE WHEN m.name = '' THEN search_text(n.listed_name) ELSE m.sort_name END,
    other_names = CASE WHEN m.name = '' THEN '' ELSE search_text(n.listed_name) END
  FROM "community_names" n
  WHERE n.issuer_id = m.issuer_id AND n.holder_id = m.holder_id AND n.listed_name <> '';
