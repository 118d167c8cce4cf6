import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icone } from '#ui/Icone.tsx'
import classes from './Importar.module.css'
import { emCurso, importacoes } from './importacao.data.ts'
import { textos } from './importacao.textos.ts'

const t = textos.emAndamento

/** Someone who comes back through the menu finds what is still running, whoever started it. */
export function EmAndamento() {
  const { data } = useQuery(importacoes.listar(undefined))
  return data?.itens.filter(emCurso).map(({ id, nome_arquivo, situacao, andamento }) => (
    <p key={id} className={classes.faixa}>
      <Icone nome="tabler:file-import" tamanho={18} />
      <span>{situacao === 'NA_FILA' ? t.naFila(nome_arquivo) : t.rodando(nome_arquivo, andamento)}</span>
      <Link to="/admin/cliente/importar" search={{ importacao: id }}>
        {t.acompanhar}
      </Link>
    </p>
  ))
}
