import { linkDoOperador } from './acesso/login/link-do-operador.commands.ts'
import { comando } from './comando.ts'

await comando(async (db, { urlPublica }) => {
  const [email] = process.argv.slice(2)
  if (!email) throw new Error('Diga de quem: npm run senha -- pessoa@provedor.com.br')
  const { link, minutos } = await linkDoOperador(db, urlPublica, email)
  process.stdout.write(`Vale por ${minutos} minutos, uma vez:\n${link}\n`)
})
