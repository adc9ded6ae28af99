/** @type {import("next").NextConfig} */
const config = { output: 'export', trailingSlash: true, turbopack: { root: import.meta.dirname } };

export default config;
