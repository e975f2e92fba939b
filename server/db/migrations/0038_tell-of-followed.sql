ALTER TABLE "members" ADD COLUMN "tells_following" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "tells_episodes" boolean DEFAULT false NOT NULL;