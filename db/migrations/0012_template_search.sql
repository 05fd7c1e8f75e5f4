CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent', $1) COLLATE "default") $$;--> statement-breakpoint
CREATE INDEX "templates_name" ON "templates" USING gin (search_text("name") public.gin_trgm_ops);
