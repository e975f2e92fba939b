ALTER TABLE "members" ADD COLUMN "tells_decisions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "tells_reports" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","decided_at");