-- Until when somebody's morning mail is being sent.
ALTER TABLE desk_users ADD COLUMN morning_lease TEXT;
