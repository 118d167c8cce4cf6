// @module-tag demorado
import { expect, test } from 'vitest'
import { copiar } from '#copiar.ts'
import { migrar } from '#infra/db/migrar.ts'
import { criarFila } from '#infra/jobs/fila.ts'
import { restaurar } from '#restaurar.ts'
import { criarBancoVazio } from '#testes/banco.ts'
import { bancoAntesDe } from '#testes/banco-antigo.ts'
import { ambienteDeBackup, rodar, urlDoBanco, usarPasta } from '#testes/comandos-de-backup.ts'
import { comCliente, resumirEsquema, resumirTabelas } from '#testes/resumo-do-banco.ts'

const em = usarPasta()
const CHAVE_MESTRA = 'A'.repeat(43)

test('um backup de antes da última atualização volta como era, e o início seguinte o atualiza', {
  timeout: 180_000,
}, async () => {
  const antigo = await bancoAntesDe('cobranca')
  const novo = await criarBancoVazio()
  try {
    const fila = criarFila({ pool: antigo.pool, jobs: [], aoFalhar: () => {}, relogio: false })
    await fila.preparar()
    await fila.parar()
    await antigo.pool.query(`insert into empresa (id, razao_social, nome_fantasia, cnpj)
      values (gen_random_uuid(), 'Vale Net Ltda', 'Vale Net', '11222333000181')`)

    const DATABASE_URL = urlDoBanco(antigo.conexao)
    const origem = ambienteDeBackup({ DATA_DIR: em('antigo'), DATABASE_URL, CHAVE_MESTRA })
    await rodar(copiar, origem, em('antigo.tar.aes'))
    const destino = ambienteDeBackup({ DATA_DIR: em('novo'), DATABASE_URL: urlDoBanco(novo.conexao) })
    await rodar(restaurar, destino, em('antigo.tar.aes'))
    const [la, ca] = [antigo.conexao, novo.conexao]
    expect(await comCliente(ca, resumirTabelas)).toEqual(await comCliente(la, resumirTabelas))
    expect(await comCliente(ca, resumirEsquema)).toEqual(await comCliente(la, resumirEsquema))

    await Promise.all([migrar(antigo.pool), migrar(novo.pool)])
    expect(await comCliente(ca, resumirEsquema)).toEqual(await comCliente(la, resumirEsquema))
    const { rows } = await novo.pool.query('select nome_fantasia from empresa')
    expect(rows).toEqual([{ nome_fantasia: 'Vale Net' }])
  } finally {
    await antigo.apagar()
    await novo.apagar()
  }
})
