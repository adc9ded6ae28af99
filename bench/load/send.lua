-- For wrk: sends the requests of a list in turn, and prints the outcome as one line of JSON.
--   wrk -s send.lua ADDRESS -- LIST ENCODINGS       each line of the list is a path, or a path, a tab and an entity tag
local requests = {}
local turn = 0

function init(args)
  for line in io.lines(args[1]) do
    local path, tag = line:match("^([^\t]+)\t?(.*)$")
    local headers = { ["Accept-Encoding"] = args[2] }
    if tag ~= "" then headers["If-None-Match"] = tag end
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.3f,"bytes":%d,"p50":%.3f,"p99":%.3f,"errors":%d}\n',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
