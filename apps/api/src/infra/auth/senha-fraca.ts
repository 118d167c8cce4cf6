import { semAcento } from '@balcao/contract/valores/texto'

/** Long enough for the length rule, but among the first that anyone tries. */
const COMUNS = new Set(
  `12345678 123456789 password senha123 brasil10 qwerty12 abcd1234 1q2w3e4r flamengo iloveyou euteamo1 provedor
  internet trocar12 mudar123 admin123 1234567890 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5 qwertyuiop qwerty1234 asdfghjkl
  abcdefghij abcd123456 abc1234567 senha12345 senha123456 senhasenha minhasenha password12 password123
  passw0rd12 p4ssw0rd12 administrador administrator admin12345 admin123456 adminadmin mudar12345 mudar123456
  trocar1234 brasil2024 brasil2025 brasil2026 flamengo12 flamengo123 corinthians corinthians1 palmeiras1
  palmeiras12 saopaulofc internacional gremio1234 vascodagama eutedoamor euteamo123 teamoteamo jesuscristo
  jesus12345 deusefiel1 deusefiel123 iloveyou12 iloveyou123 letmein123 welcome123 welcome1234 internet12
  internet123 provedor12 provedor123 vendas12345 balcao12345 teste12345 teste123456 testeteste mariamaria`
    .split(/\s+/)
    .filter(Boolean),
)

const SEQUENCIAS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
]
const TAMANHO_MINIMO_DE_PARTE = 4

const inverso = (texto: string) => [...texto].reverse().join('')

/** What others could guess about the owner: parts of the name or the address. */
const contemDadoPessoal = (senha: string, pessoais: readonly string[]) =>
  pessoais
    .flatMap((dado) => semAcento(dado).split(' '))
    .some(
      (parte) =>
        parte.length >= TAMANHO_MINIMO_DE_PARTE && senha.includes(parte) && senha.length < parte.length + 6,
    )

/** A password that passes the length rule but is easy to guess. */
export const senhaFraca = (senha: string, pessoais: readonly string[]) => {
  const simples = semAcento(senha).replaceAll(' ', '')
  return (
    new Set(senha).size <= 3 ||
    COMUNS.has(simples) ||
    SEQUENCIAS.some((s) => s.includes(simples) || inverso(s).includes(simples)) ||
    contemDadoPessoal(simples, pessoais)
  )
}
