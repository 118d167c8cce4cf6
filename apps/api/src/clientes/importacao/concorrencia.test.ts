import { expect, test } from 'vitest'
import { dadosDeCliente, enderecoDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { storageIndisponivel } from '#infra/storage/falha.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { usarImportacoes } from '#testes/usar-importacoes.ts'
import { executarImportacao } from './execucao/executar.ts'
import { csvDe } from './importacao.fabrica.ts'

const { s, caixa, i } = usarImportacoes()

/** Queued without the job queue: the test decides who runs it. */
const naFila = async (arquivo: string) => {
  const { id, mapeamento } = await i.enviada(arquivo)
  await s().pool.query(
    `update importacao set situacao = 'NA_FILA', iniciado_em = now(), mapeamento = $2 where id = $1`,
    [id, JSON.stringify(mapeamento)],
  )
  return id
}

test('uma edição de endereço que a importação teve de esperar não é desfeita por ela', async () => {
  const dados = dadosDeCliente(caixa.empresa, { enderecos: [enderecoDeTeste({ numero: '10' })] })
  const { corpo: criado } = await s().pedir('POST', '/cliente', { token: caixa.token, corpo: dados })
  const id = await naFila(csvDe(['cpf', 'nome', 'cep'], [[dados.cpf_cnpj, 'Nome do Arquivo', '13010-000']]))
  const pessoa = await s().pool.connect()
  try {
    await pessoa.query('begin')
    await pessoa.query('select 1 from cliente where id = $1 for update', [criado.id])
    const importando = executarImportacao(s().db, s().storage, id)
    await esperarNaTrava(s().pool)
    await pessoa.query(
      `update cliente_endereco set numero = '999', bairro = 'Bairro Novo' where cliente_id = $1`,
      [criado.id],
    )
    await pessoa.query('commit')
    await importando
  } finally {
    pessoa.release()
  }
  const { corpo } = await s().pedir('GET', `/cliente/${criado.id}`, { token: caixa.token })
  expect(corpo).toMatchObject({
    nome: 'Nome do Arquivo',
    enderecos: [{ numero: '999', bairro: 'Bairro Novo' }],
  })
})

test('quem perde a vez para outra execução volta depois: a importação não fica em andamento para sempre', async () => {
  const id = await naFila(
    csvDe(
      ['cpf', 'nome'],
      Array.from({ length: 4 }, (_, n) => [cpfDeTeste(n), `Pessoa ${n}`]),
    ),
  )
  const storage: Storage = {
    ...s().storage,
    ler: async (...partes) => {
      await s().pool.query(`update importacao set ultimas_linhas = '{2,2}' where id = $1`, [id])
      return s().storage.ler(...partes)
    },
  }
  await expect(executarImportacao(s().db, storage, id)).rejects.toThrow('outra execução')
  expect(await i.obter(id)).toMatchObject({ situacao: 'EM_ANDAMENTO', lidas: 0 })
  await executarImportacao(s().db, s().storage, id)
  expect(await i.obter(id)).toMatchObject({ situacao: 'CONCLUIDA', criadas: 3 })
})

test('o armazenamento fora por um tempo não gasta as tentativas; com ele de volta, a importação termina', async () => {
  const id = await naFila(csvDe(['cpf', 'nome'], [[cpfDeTeste(50), 'Eva Reis']]))
  const fora: Storage = { ...s().storage, ler: () => Promise.reject(storageIndisponivel('fora')) }
  for (let vez = 0; vez < 8; vez++)
    await expect(executarImportacao(s().db, fora, id)).rejects.toMatchObject({ status: 503 })
  expect(await i.obter(id)).toMatchObject({ situacao: 'EM_ANDAMENTO' })
  await executarImportacao(s().db, s().storage, id)
  expect(await i.obter(id)).toMatchObject({ situacao: 'CONCLUIDA', criadas: 1 })
})

test('de duas execuções ao mesmo tempo, uma escreve e a outra percebe, também quando tudo é rejeitado', async () => {
  for (let vez = 0; vez < 6; vez++) {
    const id = await naFila(csvDe(['cpf', 'nome'], [['1', 'Eva Reis']]))
    const duas = [1, 2].map(() => executarImportacao(s().db, s().storage, id))
    for (const fim of await Promise.allSettled(duas))
      if (fim.status === 'rejected') expect(String(fim.reason)).toContain('outra execução')
    expect(await i.terminar(id)).toMatchObject({ lidas: 1, rejeitadas: 1 })
  }
})
