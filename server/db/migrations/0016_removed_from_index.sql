CREATE TABLE "removed_from_index" (
	"index_key" text PRIMARY KEY NOT NULL
);
