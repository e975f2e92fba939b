CREATE INDEX "members_by_name" ON "members" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "members_last_login" ON "members" USING btree ("last_login_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin (lower(username) gin_trgm_ops, username_folded gin_trgm_ops, lower(email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_celebrity" ON "articles" USING btree (title_key(celebrity));