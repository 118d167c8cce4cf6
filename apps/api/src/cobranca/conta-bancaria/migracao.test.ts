import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrar } from '#infra/db/migrar.ts'
import { bancoAntesDe } from '#testes/banco-antigo.ts'

let banco: Awaited<ReturnType<typeof bancoAntesDe>>
beforeAll(async () => {
  banco = await bancoAntesDe('contas_da_empresa')
})
afterAll(() => banco.apagar())

const ITAU = {
  banco: '341',
  agencia: '8214',
  conta: '50232-3',
  carteira: '109',
  convenio: '12',
  chave_pix: null,
}
const CAIXA = {
  banco: '104',
  agencia: '4747',
  conta: '123',
  carteira: '1',
  convenio: '349921',
  chave_pix: 'a@b.co',
}

test('a conta de cada empresa passa ao cadastro de contas, e o que não passa fica no histórico da empresa', async () => {
  const { pool } = banco
  const empresa = async (nome: string, dados: object | null, excluida = false) => {
    await pool.query(
      `insert into empresa (id, cnpj, razao_social, nome_fantasia, dados_bancarios, excluido_em, criado_em)
       values (gen_random_uuid(), $1, $1, $1, $2, case when $3 then now() end, clock_timestamp())`,
      [nome, dados && JSON.stringify(dados), excluida],
    )
  }
  await empresa('itau', ITAU)
  await empresa('caixa', CAIXA)
  await empresa('sem dígito', { ...ITAU, banco: '001', conta: '777' })
  await empresa('outro banco', { ...ITAU, banco: '077' })
  await empresa('a mesma conta', { ...ITAU, agencia: '08214' })
  await empresa('excluída', { ...ITAU, agencia: '1' }, true)
  await empresa('sem conta', null)

  await migrar(pool)

  const contas = await pool.query(
    `select e.nome_fantasia as empresa, c.nome, c.banco, c.agencia, c.conta, c.conta_dv, c.convenio, c.carteira,
       c.chave_pix, c.padrao, c.ativo, c.usada
     from conta_bancaria c join empresa e on e.id = c.empresa_id order by c.banco`,
  )
  const comum = { nome: 'Conta para boletos', padrao: true, ativo: true, usada: false, chave_pix: null }
  expect(contas.rows).toEqual([
    {
      ...comum,
      ...{ empresa: 'sem dígito', banco: '001', agencia: '8214', conta: '777', conta_dv: null },
      ...{ convenio: '12', carteira: '109' },
    },
    {
      ...comum,
      ...{ empresa: 'caixa', banco: '104', agencia: '4747', conta: null, conta_dv: null },
      ...{ convenio: '349921', carteira: '1', chave_pix: 'a@b.co' },
    },
    {
      ...comum,
      ...{ empresa: 'itau', banco: '341', agencia: '8214', conta: '50232', conta_dv: '3' },
      ...{ convenio: null, carteira: '109' },
    },
  ])

  const historico = await pool.query(
    `select e.nome_fantasia as empresa, a.autor, a.acao, a.mudancas
     from auditoria a join empresa e on e.id = a.entidade_id and a.entidade = 'empresa' order by 1`,
  )
  expect(historico.rows.map(({ empresa }) => empresa)).not.toContain('sem conta')
  expect(historico.rows).toHaveLength(6)
  expect(historico.rows.find(({ empresa }) => empresa === 'outro banco')).toEqual({
    empresa: 'outro banco',
    autor: 'SISTEMA',
    acao: 'EDITAR',
    mudancas: [
      {
        campo: 'dados_bancarios',
        antes: 'banco 077, agência 8214, conta 50232-3, carteira 109, convênio 12',
        depois: null,
      },
    ],
  })
})
