/** The icons of client components, kept separate so that scripts contain only these few. */
export const glyphs = {
  "alert-circle": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.4M12 16.2v.1",
  "alert-triangle": "M12 4 2.8 19.5h18.4L12 4ZM12 10v4.2M12 16.9v.1",
  "arrow-up-right": "M7 17 17 7M8.5 7H17v8.5",
  "check-circle": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.7L16 9.6",
  "chevron-down": "M6 9l6 6 6-6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  "eye-off":
    "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.3 7.4A16.4 16.4 0 0 0 2.5 12S6 18.5 12 18.5a9.4 9.4 0 0 0 4.3-1M10 10a2.8 2.8 0 0 0 4 4",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.2M12 7.7v.1",
} as const;
