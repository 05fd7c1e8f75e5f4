CREATE INDEX "sends_unfinished" ON "sends" USING btree ("id") WHERE finished_at is null and mails > 0;--> statement-breakpoint
UPDATE "members" m SET badge_count = held.badge_count
  FROM (
    SELECT own.issuer_id, own.holder_id,
      count(b.id) FILTER (WHERE b.revoked_at IS NULL AND b.suspended_at IS NULL)::int AS badge_count
    FROM "members" own LEFT JOIN "badges" b ON b.issuer_id = own.issuer_id AND b.holder_id = own.holder_id
    WHERE own.holder_id IN (SELECT merged_into FROM "holders" WHERE merged_into IS NOT NULL)
    GROUP BY 1, 2
  ) held
  WHERE m.issuer_id = held.issuer_id AND m.holder_id = held.holder_id AND m.badge_count <> held.badge_count;
