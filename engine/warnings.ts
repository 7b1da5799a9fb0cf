/**
 * `subject_unsure` on a `post`: the crop could not follow the subject. `headline_emoji_dropped`: none of our fonts has emoji.
 * `seen_from_above`: a subject photographed from above is in a level scene; a scene seen from above would suit it better.
 * `shown_as_print`: the subject could not be separated for sure, so the photo lies on the backdrop whole.
 * `moved_above`: it was ordered in one, and got its surface seen from above. `end_missing`: a file cut off near its end lacks rows.
 */
export type EngineWarning =
  | 'subject_unsure'
  | 'low_resolution'
  | 'first_frame_only'
  | 'end_missing'
  | 'headline_emoji_dropped'
  | 'seen_from_above'
  | 'moved_above'
  | 'shown_as_print'
