DROP INDEX "dramas_words";--> statement-breakpoint
ALTER TABLE "dramas" DROP COLUMN "words";