import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { porEmail } from './login.queries.ts'
import { escreverRecuperacao } from './senha.commands.ts'

const autor = { sistema: 'comando no servidor' }

/** For people who run the server, when nobody is left who could come in and let the others in. */
export const linkDoOperador = (db: Db, urlPublica: string, email: string) =>
  db.transaction(async (db) => {
    const pessoa = await porEmail(db, email.trim().toLowerCase())
    if (!pessoa) throw new Error(`Ninguém que possa entrar tem o e-mail ${email}.`)
    if (pessoa.provedor !== 'local') throw new Error(`${pessoa.nome} entra com a Microsoft, sem senha daqui.`)
    const { link } = await escreverRecuperacao(db, urlPublica, pessoa)
    const { minutos_da_recuperacao: minutos } = await lerConfiguracao(db)
    await auditar(db, autor, 'usuario', pessoa.id, 'LINK_DE_SENHA')
    return { link, minutos }
  })
