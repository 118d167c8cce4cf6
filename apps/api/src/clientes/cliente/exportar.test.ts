import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import { expect, test } from 'vitest'
import { sessaoAberta } from '#acesso/login/sessao-aberta.queries.ts'
import { leituraDe } from '#infra/http/leitura.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { exportarClientes } from './exportar.queries.ts'

const { s, caixa } = usarClientes()

/** Several pages, because the first is read before anything is sent. */
const MUITOS = 3_500
const encher = () =>
  s().pool.query(
    `insert into cliente (id, empresa_id, tipo_pessoa, nome, telefones, situacao, origem)
     select gen_random_uuid(), $1, 'PF', 'Pessoa ' || n, '[]', 'ATIVO', 'IMPORTACAO' from generate_series(1, $2::integer) n`,
    [caixa.empresa, MUITOS],
  )

test('quem perde o acesso no meio de uma exportação não leva o resto; mudanças de outros não a param', async () => {
  await encher()
  const pessoa = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE'], empresas: [caixa.empresa] })
  const { rows } = await s().pool.query('select id from sessao where usuario_id = $1', [pessoa.id])
  const leitura = leituraDe(sessaoAberta(s(), rows[0].id), clienteApi.exportar, () => {})
  const exportar = () => exportarClientes(s().pool, leitura, {}, 'UTC')
  const outraPessoa = await s().fabrica.pessoa()

  const inteira = exportar()
  await inteira.next()
  await s().pool.query('update usuario set ativo = false where id = $1', [outraPessoa.id])
  let linhas = 0
  for await (const parte of inteira) linhas += parte.split('\r\n').length - 1
  expect(linhas).toBe(MUITOS)

  const cortada = exportar()
  await cortada.next()
  await s().pool.query('update sessao set encerrada_em = now() where usuario_id = $1', [pessoa.id])
  await cortada.next()
  await expect(cortada.next()).rejects.toMatchObject({ status: 401 })
})
