ALTER TABLE "tmdb_titles" ADD COLUMN "season" smallint;--> statement-breakpoint
ALTER TABLE "tmdb_titles" ADD COLUMN "episodes" jsonb DEFAULT '[]'::jsonb NOT NULL;