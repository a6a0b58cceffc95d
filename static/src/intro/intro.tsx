import { Table } from "../table/table";
console.log(Table);
