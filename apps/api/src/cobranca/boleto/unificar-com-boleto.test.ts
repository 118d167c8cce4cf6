import { somarDias } from '@balcao/contract/valores/dia'
import { expect, test } from 'vitest'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'

const { s, outraEmpresa, avulso, agir, obter } = usarBoletos()

test('os boletos de quem é unificado são tomados na ordem de todos: um retorno ao mesmo tempo termina', async () => {
  const { empresa_id } = await outraEmpresa()
  const [fica, sai] = [
    await umClienteComEndereco(s().db, empresa_id),
    await umClienteComEndereco(s().db, empresa_id),
  ]
  const [antigo, novo] = [await avulso(sai.id), await avulso(sai.id)]
  // Due and written later than the other, in whatever order they are found.
  await agir(await obter(antigo.id), 'mudar_vencimento', { vencimento: somarDias(antigo.vencimento, 30) })
  const { acesso: token } = await s().admin()
  const outro = await s().pool.connect()
  try {
    await outro.query(`begin; set local lock_timeout = '500ms'`)
    const travar = (id: string) => outro.query('select from boleto where id = $1 for no key update', [id])
    await travar(antigo.id)
    const unificada = s().pedir('POST', `/cliente/${fica.id}/unificacao`, {
      token,
      corpo: { outro_id: sai.id, versao: fica.versao, versao_do_outro: sai.versao, campos_do_outro: [] },
    })
    await esperarNaTrava(s().pool)
    await travar(novo.id)
    await outro.query('commit')
    expect((await unificada).status).toBe(200)
  } finally {
    outro.release(true)
  }
  const { rows } = await s().pool.query('select id from boleto where cliente_id = $1 order by id', [fica.id])
  expect(rows.map(({ id }) => id)).toEqual([antigo.id, novo.id])
})
