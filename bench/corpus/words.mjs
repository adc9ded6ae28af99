// The words of the corpus.
const W = (s) => s.trim().split(/\s+/);
export const NOUNS =
  W(`model data value file request server configuration cluster worker job node batch option token key function process
memory step checkpoint parameter service client user project version image container pipeline command environment gradient
dataset queue cache layer tensor endpoint response path name error log metric timeout schema field type object list string
variable default session storage bucket policy role credential secret network region replica shard partition index
query result table column record event message topic stream buffer thread lock transaction migration snapshot backup
volume disk device driver kernel accelerator optimizer scheduler loss epoch sampler tokenizer vocabulary embedding attention
head sequence context prompt completion adapter weight bias activation precision quantization distillation evaluation benchmark
baseline threshold experiment run artifact registry package module plugin extension hook handler middleware router proxy gateway
balancer certificate domain address port socket connection pool channel interface protocol header payload body cookie
namespace label selector annotation manifest template chart release deployment rollout revision branch commit tag repository
workflow stage task trigger schedule deadline retry backoff quota limit budget cost usage invoice account organization team
member permission scope grant audit trail dashboard alert incident probe health latency throughput bandwidth utilization
saturation bottleneck profile trace span counter gauge histogram percentile sample window interval aggregation dimension
filter expression operator argument flag parser compiler runtime interpreter library binary executable symbol stack heap
pointer reference iterator generator closure callback promise future coroutine signal exception assertion invariant
fixture mock stub harness suite coverage regression patch hotfix changelog roadmap deprecation compatibility upgrade
tenant workspace notebook playground sandbox emulator simulator fleet rack topology fabric interconnect collective
allreduce rendezvous barrier leader follower quorum consensus heartbeat lease election failover recovery durability
consistency isolation replication compaction tombstone segment ledger journal watermark offset cursor page
boundary constraint contract guarantee assumption tradeoff convention guideline checklist prerequisite walkthrough tutorial
locale glossary diagram footnote appendix inventory catalog directory hierarchy ancestor descendant sibling subtree
mutex semaphore spinlock arena allocator slab fragment residue overflow underflow rounding mantissa exponent determinism
seed entropy nonce digest checksum signature envelope keyring vault rotation revocation expiry attestation provenance`);
export const VERBS =
  W(`use set run create configure add start return define load send update read write pass enable remove call check build
install deploy store provide change specify select train evaluate monitor validate resolve scale restart resume inspect
compare measure record export import register override disable limit allow deny retry cancel schedule queue stream
shard partition replicate migrate upgrade rollback restore snapshot compress decompress encrypt decrypt sign verify rotate
authenticate authorize route proxy cache invalidate prefetch warm flush drain pause throttle batch merge split filter sort
group aggregate sample normalize tokenize encode decode quantize prune distill finetune calibrate profile trace debug
reproduce isolate mock stub assert document annotate label tag publish release promote deprecate archive delete purge
provision allocate reserve reclaim attach detach mount unmount bind expose mirror sync reconcile`);
export const ADJS =
  W(`new same default single local first available specific multiple large custom internal required optional existing remote
additional public private current distributed small initial final global separate valid external common static dynamic
asynchronous synchronous partial complete nested parallel sequential deterministic idempotent immutable mutable stale fresh
incremental temporary persistent ephemeral durable shared dedicated managed hosted regional secure encrypted signed verified
experimental stable deprecated legacy upstream downstream primary secondary redundant fallback explicit implicit strict
lenient verbose quiet interactive unattended headless portable native virtual physical logical sparse dense mixed quantized
adaptive cyclic linear cosine exponential bounded unbounded monotonic eventual transient fatal recoverable malformed
oversized undersized orphaned dangling reentrant lazy eager speculative federated hierarchical`);
export const ADVS =
  W(`only also automatically usually directly then always first typically now often immediately explicitly correctly manually
independently safely periodically silently gracefully concurrently eventually rarely transparently lazily eagerly
deterministically atomically asynchronously sequentially locally globally conservatively aggressively`);
export const PREPS = W(
  `for in with from on to by during before after across under without inside between against through`,
);
export const CONJ = ['and', 'but', 'so', 'because', 'while', 'when', 'if', 'unless', 'although', 'whereas'];
export const PREFIX = W(`pre re multi sub auto micro meta hyper inter cross semi over under de un co`);
export const STEMS = W(
  `shard batch cache token tensor sched queue node fetch index parse route graph merge block frame stage scope bind lock trace probe slice chunk pool plan rank split patch link tune pack`,
);
export const SUFFIX = W(`er ing able izer ization ment ness less ful ed or ator aware wise ward age`);
export const RARE = [];
for (const p of PREFIX) for (const s of STEMS) for (const x of SUFFIX) RARE.push(p + s + x);
export const PRODUCTS = W(`Orbital Lattice Quarry Beacon Harbor Sextant Meridian Tundra Cobalt Juniper Halcyon Vesper`);
export const AREAS =
  W(`basics clusters storage security networking observability pipelines inference scheduling billing accounts automation
migration reliability performance governance editors notebooks datasets registries runtimes gateways tenancy localization`);
export const TRAIN_A = W(
  `foundation pretraining finetuning alignment distributed evaluation multimodal efficiency retrieval agents`,
);
export const TRAIN_B = W(`data models loops tuning scaling recovery metrics serving`);

export const cap = (s) => s[0].toUpperCase() + s.slice(1);
export const plural = (n) =>
  /(s|x|ch|sh)$/.test(n) ? n + 'es' : /[^aeiou]y$/.test(n) ? n.slice(0, -1) + 'ies' : n + 's';
export const third = (v) =>
  /(s|x|ch|sh)$/.test(v) ? v + 'es' : /[^aeiou]y$/.test(v) ? v.slice(0, -1) + 'ies' : v + 's';
export const ing = (v) =>
  /e$/.test(v) && !/ee$/.test(v)
    ? v.slice(0, -1) + 'ing'
    : /[^aeiou][aeiou][bdgmnprt]$/.test(v) && v.length < 5
      ? v + v.at(-1) + 'ing'
      : v + 'ing';
export const aAn = (w) => (/^[aeiou]/i.test(w) ? 'an ' : 'a ') + w;
export const slug = (s) =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
