ALTER TABLE "restaurants" ADD COLUMN "special_days" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "paused_until" timestamp with time zone;