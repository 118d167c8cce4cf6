import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarImportacoes } from '#testes/usar-importacoes.ts'
import { esquecerNasImportacoes } from './esquecer.commands.ts'
import { chamadasDeImportacao, csvDe } from './importacao.fabrica.ts'
import { importacao, importacaoDocumento } from './importacao.table.ts'

const { s, caixa, i } = usarImportacoes('Uma')
const outra = { token: '', empresa: '' }
beforeAll(async () => {
  Object.assign(outra, { token: caixa.token, empresa: (await s().fabrica.empresa('Outra')).id })
})

/** Every phone is wrong, so all rows are rejected. They are in the preview too. */
const arquivo = (linhas: [documento: string, nome: string, email: string][]) =>
  csvDe(
    ['cpf', 'nome', 'e-mail', 'telefone'],
    linhas.map((linha) => [...linha, '1']),
  )

test('a pessoa some das rejeitadas e da prévia, como quer que o documento esteja escrito; as outras ficam', async () => {
  const documento = '01234567890'
  const texto = arquivo([
    ['012.345.678-90', 'Com Pontos', ''],
    ['1234567890', 'Sem Zero', ''],
    ['', 'Pelo E-mail', 'x@y.com / ANA@exemplo.com.br'],
    ['', 'E-mail Parecido', 'mariana@exemplo.com.br'],
    [cpfDeTeste(1), 'Outra Pessoa', ''],
  ])
  const fim = await i.importar(texto)
  const enviada = await i.enviada(texto)
  const alheia = await chamadasDeImportacao(s, () => outra).importar(texto)
  await esquecerNasImportacoes(s().db, { empresa_id: caixa.empresa, documento, email: 'ana@exemplo.com.br' })

  const ficam = ['E-mail Parecido', 'Outra Pessoa']
  const rejeitadas = await i.rejeitadas(fim.id)
  for (const nome of ficam) expect(rejeitadas).toContain(nome)
  for (const nome of ['Com Pontos', 'Sem Zero', 'Pelo E-mail']) expect(rejeitadas).not.toContain(nome)
  const { linhas } = await i.previa(enviada.id, enviada.mapeamento)
  expect(linhas.map(({ celulas }) => celulas[1])).toEqual(ficam)
  expect((await i.rejeitadas(alheia.id)).split('\r\n')).toHaveLength(7)
})

test('sem documento nem e-mail, não esquece ninguém', async () => {
  const fim = await i.importar(arquivo([['', 'Sem Nada', '']]))
  await esquecerNasImportacoes(s().db, { empresa_id: caixa.empresa, documento: null, email: null })
  expect(await i.rejeitadas(fim.id)).toContain('Sem Nada')
})

/** The documents of some rows, as a program that died in the middle of its import left them. */
const pelaMetade = async ({ id }: { id: string }, documentos: string[]) => {
  const comecada = { situacao: 'EM_ANDAMENTO', iniciado_em: sql`now()` } as const
  await s().db.update(importacao).set(comecada).where(eq(importacao.id, id))
  const linhas = documentos.map((documento, n) => ({ importacao_id: id, documento, linha: n + 2 }))
  await s().db.insert(importacaoDocumento).values(linhas)
}
const lembrados = async (id: string) => {
  const lidos = await s()
    .db.select()
    .from(importacaoDocumento)
    .where(eq(importacaoDocumento.importacao_id, id))
  return lidos.map(({ documento }) => documento)
}

test('a importação que ainda anda esquece o documento da pessoa; o das outras e o de outra empresa ficam', async () => {
  const [sai, fica] = [cpfDeTeste(31), cpfDeTeste(32)]
  const texto = arquivo([[sai, 'Quem Sai', '']])
  const daqui = await i.enviada(texto)
  const alheia = await chamadasDeImportacao(s, () => outra).enviada(texto)
  await pelaMetade(daqui, [sai, fica])
  await pelaMetade(alheia, [sai])
  await esquecerNasImportacoes(s().db, { empresa_id: caixa.empresa, documento: sai, email: null })
  expect(await lembrados(daqui.id)).toEqual([fica])
  expect(await lembrados(alheia.id)).toEqual([sai])
})

test('cancelada depois de o programa morrer, a importação não guarda documentos de ninguém', async () => {
  const documento = cpfDeTeste(33)
  const parada = await i.enviada(arquivo([[documento, 'Alguém', '']]))
  await pelaMetade(parada, [documento])
  expect((await i.cancelar(parada.id)).corpo).toMatchObject({ situacao: 'CANCELADA' })
  expect(await lembrados(parada.id)).toEqual([])
})
