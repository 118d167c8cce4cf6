import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { paginasDe } from '../analise.data.ts'
import { textos } from '../analise.textos.ts'
import classes from './Documentos.module.css'
import { type ControleDoVisor, Visor } from './Visor.tsx'

const t = textos.visor

type PdfProps = { id: string; endereco: string; nome: string; controle: Ref<ControleDoVisor> | undefined }

/** Page by page, as the server draws them. What it cannot draw can be downloaded. */
export function Pdf({ id, endereco, nome, controle }: PdfProps) {
  const { data, error } = useQuery(paginasDe(id))
  const [pagina, setPagina] = useState(1)
  const [falhou, setFalhou] = useState(false)
  const baixar = (
    <Button component="a" href={endereco} download variant="default" size="compact-md">
      {t.baixar}
    </Button>
  )
  if (error || falhou)
    return (
      <div className={classes.aviso}>
        <ErroNaTela mensagem={error ? textoDoErro(error) : t.falhou} />
        {baixar}
      </div>
    )
  if (!data) return <Esqueleto className={classes.esqueleto} />
  return (
    <>
      <Visor
        key={pagina}
        endereco={`${endereco}&pagina=${pagina}`}
        nome={nome}
        controle={controle}
        aoFalhar={() => setFalhou(true)}
      />
      <div className={classes.paginas}>
        {data.paginas > 1 && (
          <>
            <Button
              variant="default"
              size="compact-md"
              disabled={pagina === 1}
              onClick={() => setPagina(pagina - 1)}
            >
              {t.paginaAnterior}
            </Button>
            <span aria-live="polite">{t.pagina(pagina, data.paginas)}</span>
            <Button
              variant="default"
              size="compact-md"
              disabled={pagina === data.paginas}
              onClick={() => setPagina(pagina + 1)}
            >
              {t.paginaSeguinte}
            </Button>
          </>
        )}
        {baixar}
      </div>
    </>
  )
}
