import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { Icone } from '#ui/Icone.tsx'
import { textos } from './cliente.textos.ts'
import classes from './Topo.module.css'

type Contato = { chave: string; icone: string; href: string; texto: string; nome?: string; fora?: true }

/** One click to contact the person. A masked number leads nowhere, so it gets no link. */
export function ContatosDoCliente({ cliente }: { cliente: Cliente }) {
  if (cliente.mascarado) return null
  const contatos = contatosDe(cliente)
  if (contatos.length === 0) return null
  return (
    <nav aria-label={textos.contatos} className={classes.contatos}>
      {contatos.map(({ chave, icone, href, texto, nome, fora }) => (
        <a
          key={chave}
          href={href}
          aria-label={nome}
          {...(fora && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icone nome={icone} tamanho={16} />
          {texto}
        </a>
      ))}
    </nav>
  )
}

const contatosDe = ({ telefones, email }: Cliente): Contato[] => {
  const porImportancia = [...telefones].sort((a, b) => Number(b.principal) - Number(a.principal))
  const conversas = porImportancia
    .filter(({ whatsapp }) => whatsapp)
    .map(({ numero }) => ({
      chave: `w${numero}`,
      icone: 'tabler:brand-whatsapp',
      // wa.me needs the number with its country code, and only digits.
      href: `https://wa.me/${numero.replace(/\D/g, '')}`,
      texto: textos.whatsapp,
      nome: `${textos.conversar}: ${formatarTelefone(numero)}`,
      fora: true as const,
    }))
  const ligacoes = porImportancia.map(({ numero }) => ({
    chave: numero,
    icone: 'tabler:phone',
    href: `tel:${numero}`,
    texto: formatarTelefone(numero),
  }))
  const mensagens = email
    ? [{ chave: email, icone: 'tabler:mail', href: `mailto:${email}`, texto: email }]
    : []
  return [...conversas.slice(0, 1), ...ligacoes, ...mensagens]
}
