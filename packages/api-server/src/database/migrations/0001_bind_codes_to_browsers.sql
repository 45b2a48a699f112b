-- Edited by hand: drizzle-kit does not know the name of the old primary key, and added the column after the new one.
ALTER TABLE "login_codes" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" DROP CONSTRAINT "login_codes_pkey";--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_purpose_browser_pk" PRIMARY KEY("purpose","browser");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");
