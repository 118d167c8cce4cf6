import { Title } from '@mantine/core'
import { Fragment } from 'react'
import { textos } from './ajuda.textos.ts'
import classes from './Blocos.module.css'
import { LinkDoManual } from './LinkDoManual.tsx'
import type { Bloco, Trecho } from './pagina.ts'

// The text of a build never changes, so the place of a part is a good key.
const cada = <T,>(lista: readonly T[], desenhar: (item: T) => React.ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  lista.map((item, lugar) => <Fragment key={lugar}>{desenhar(item)}</Fragment>)

function Linha({ trechos }: { trechos: readonly Trecho[] }) {
  return cada(trechos, (trecho) => {
    if (typeof trecho === 'string') return trecho
    switch (trecho.tipo) {
      case 'codigo':
        return <kbd>{trecho.texto}</kbd>
      case 'forte':
        return (
          <strong>
            <Linha trechos={trecho.dentro} />
          </strong>
        )
      case 'enfase':
        return (
          <em>
            <Linha trechos={trecho.dentro} />
          </em>
        )
      case 'link':
        return typeof trecho.para === 'string' ? (
          <a href={trecho.para} target="_blank" rel="noreferrer">
            <Linha trechos={trecho.dentro} />
          </a>
        ) : (
          <LinkDoManual para={trecho.para}>
            <Linha trechos={trecho.dentro} />
          </LinkDoManual>
        )
    }
  })
}

function Imagem({ src, descricao, largura, altura }: Extract<Bloco, { tipo: 'imagem' }>) {
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className={classes.imagem}
      data-celular={largura < altura || undefined}
      aria-label={textos.ampliar(descricao)}
    >
      <img src={src} alt={descricao} width={largura} height={altura} loading="lazy" decoding="async" />
    </a>
  )
}

function Tabela({ cabeca, linhas }: Extract<Bloco, { tipo: 'tabela' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div className={classes.tabela} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {cada(cabeca, (celula) => (
              <th scope="col">
                <Linha trechos={celula} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cada(linhas, (linha) => (
            <tr>
              {cada(linha, (celula) => (
                <td>
                  <Linha trechos={celula} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function UmBloco({ bloco }: { bloco: Bloco }) {
  switch (bloco.tipo) {
    case 'titulo':
      return (
        <Title order={bloco.nivel} id={bloco.secao} tabIndex={-1} className={classes.titulo ?? ''}>
          <Linha trechos={bloco.dentro} />
        </Title>
      )
    case 'paragrafo':
      return (
        <p>
          <Linha trechos={bloco.dentro} />
        </p>
      )
    case 'nota':
      return (
        <aside className={classes.nota}>
          <Blocos blocos={bloco.dentro} />
        </aside>
      )
    case 'lista': {
      const itens = cada(bloco.itens, (item) => (
        <li>
          <Blocos blocos={item} />
        </li>
      ))
      return bloco.ordenada ? <ol>{itens}</ol> : <ul>{itens}</ul>
    }
    case 'tabela':
      return <Tabela {...bloco} />
    case 'imagem':
      return <Imagem {...bloco} />
  }
}

/** A part of the manual, drawn as elements: nothing in it is ever taken for HTML. */
export function Blocos({ blocos }: { blocos: readonly Bloco[] }) {
  return cada(blocos, (bloco) => <UmBloco bloco={bloco} />)
}
