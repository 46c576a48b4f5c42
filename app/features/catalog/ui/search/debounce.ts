export const debounceMs = 300;
