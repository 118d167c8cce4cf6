import { catalogoDeConfiguracao, chaves, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { NomeDeJob } from '#infra/jobs/job.ts'
import { jobs } from '#jobs.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

/** Which job keeps each promise. */
const QUEM_APAGA: Record<string, NomeDeJob[]> = {
  dias_do_rascunho: ['rascunhos_esquecidos', 'limpeza_de_anexos'],
  anos_dos_anexos: ['anexos_vencidos'],
  dias_dos_anexos: ['anexos_vencidos'],
  dias_da_importacao: ['faxina_da_importacao'],
  dias_dos_arquivos_do_banco: ['arquivos_do_banco_vencidos'],
  dias_das_sessoes: ['faxina_do_login'],
  anos_da_auditoria: ['auditoria_vencida'],
  dias_dos_avisos: ['avisos_lidos'],
  dias_das_entregas: ['entregas_antigas'],
}

/** In the group of that name, or in another one but with its words. */
const prometem = chaves.filter(
  (chave) =>
    definicaoDe(chave).grupo === 'retencao' || /fica guardado|apagad/i.test(definicaoDe(chave).descricao),
)

test('toda configuração que diz por quanto tempo algo fica tem um trabalho com hora marcada', () => {
  expect(prometem.sort()).toEqual(Object.keys(QUEM_APAGA).sort())
  for (const nome of Object.values(QUEM_APAGA).flat())
    expect(jobs.find((j) => j.nome === nome)?.horario, nome).toMatch(/^\S+ \S+ \S+ \S+ \S+$/)
})

/** As the clock would. */
const correr = async (nome: NomeDeJob) => {
  const { db, storage, enfileirar, env } = s()
  const partes = { db, storage, enfileirar, dataDir: env.dataDir }
  await jobs.find((j) => j.nome === nome)?.executar({}, partes as never, 0)
}

const ANTIGAS = 3
/** Lines of that many years ago, as they would have been written then. */
const anotarHa = (anos: number) =>
  s().pool.query(
    `insert into auditoria (id, em, autor, autor_nome, entidade, entidade_id, acao, mudancas)
     select (lpad(to_hex((extract(epoch from quando) * 1000)::bigint + n), 12, '0') || '7abc8abcabcdefabcdef')::uuid,
       quando, 'SISTEMA', $1, 'usuario', gen_random_uuid(), 'EDITAR', '[]'
     from generate_series(1, $2::integer) n, (select now() - make_interval(years => $3, days => 1) as quando) t`,
    [`há ${anos} anos`, ANTIGAS, anos],
  )
const restam = async () =>
  (
    await s().db.execute<{ de: string; n: number }>(
      sql`select autor_nome as de, count(*)::integer as n from auditoria where autor_nome like 'há % anos' group by 1 order by 1`,
    )
  ).rows.map(({ de, n }) => `${n} ${de}`)

test('o histórico sai depois dos anos da configuração, e nem o banco deixa que saia antes de cinco', async () => {
  const { acesso: token, id } = await s().admin()
  await auditar(s().db, { sistema: 'há 0 anos' }, 'usuario', id, 'EDITAR')
  for (const anos of [4, 5, 8]) await anotarHa(anos)
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  const mudar = (versao: number, anos_da_auditoria: number) =>
    s().pedir('PUT', '/configuracao', { token, corpo: { versao, anos_da_auditoria } })
  expect((await mudar(corpo.versao, 7)).status).toBe(200)
  await correr('auditoria_vencida')
  expect(await restam()).toEqual(['1 há 0 anos', '3 há 4 anos', '3 há 5 anos'])
  expect((await mudar(corpo.versao + 1, 5)).status).toBe(200)
  await correr('auditoria_vencida')
  expect(await restam()).toEqual(['1 há 0 anos', '3 há 4 anos'])
  await expect(s().pool.query(`delete from auditoria where em < now() - interval '4 years'`)).rejects.toThrow(
    'a auditoria não se altera',
  )
  expect(await restam()).toHaveLength(2)
  expect(catalogoDeConfiguracao.anos_da_auditoria.esquema.safeParse(4).success).toBe(false)
})
