import type pg from 'pg'

/** One object of the schema public, with its definition as PostgreSQL prints it. */
export interface CatalogEntry {
  readonly kind:
    | 'table'
    | 'column'
    | 'constraint'
    | 'index'
    | 'trigger'
    | 'function'
    | 'sequence'
    | 'collation'
    | 'text search'
    | 'extension'
  /** The table that it belongs to; empty for what belongs to none. */
  readonly of: string
  readonly name: string
  readonly definition: string
}

/** Everything that a schema states, in the order of the names. The order of columns and the comments do not count. */
export async function readCatalog(pool: Pick<pg.Pool, 'query'>): Promise<CatalogEntry[]> {
  const { rows } = await pool.query<CatalogEntry>(`
    select kind, "of", name, definition from (
      select 'table' as kind, '' as "of", relname::text as name,
        case relpersistence when 'u' then 'unlogged' else '' end || coalesce(reloptions::text, '') as definition
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      union all
      select 'sequence', '', relname, relpersistence::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      union all
      select 'column', c.relname, a.attname,
        format_type(a.atttypid, a.atttypmod)
        || case when l.collname <> 'default' then format(' collate %I', l.collname) else '' end
        || case when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
             when a.attidentity <> '' then format(' generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end)
             else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end
        || case when a.attnotnull then ' not null' else '' end
        || case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text else '' end
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      union all
      select 'constraint', c.relname, k.conname, pg_get_constraintdef(k.oid)
      from pg_constraint k join pg_class c on c.oid = k.conrelid where k.connamespace = 'public'::regnamespace and k.contype not in ('n', 't')
      union all
      select 'index', tablename, indexname, indexdef from pg_indexes
      where schemaname = 'public' and not exists (select from pg_constraint where conindid = format('%I', indexname)::regclass and contype <> 'f')
      union all
      select 'trigger', c.relname, t.tgname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
      union all
      select 'function', '', p.oid::regprocedure::text, pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all
      select 'collation', '', collname, collprovider::text from pg_collation where collnamespace = 'public'::regnamespace
      union all
      select 'text search', c.cfgname, m.maptokentype::text, string_agg(d.dictname, ', ' order by m.mapseqno)
      from pg_ts_config c join pg_ts_config_map m on m.mapcfg = c.oid join pg_ts_dict d on d.oid = m.mapdict
      where c.cfgnamespace = 'public'::regnamespace group by c.cfgname, m.maptokentype
      union all
      select 'extension', '', extname, '' from pg_extension where extname <> 'plpgsql'
    ) as everything order by kind, "of" collate "C", name collate "C"`)
  return rows
}
